#!/bin/sh
# One backup now, or with --every-night one each night at three; the data to BACKUP_DATA, the keys to BACKUP_KEYS, each
# deleted after 30 days, as the privacy notice promises. Ends with 1 when a backup failed and was not meant to go on.
set -eu
data=${BACKUP_DATA:-/backup/data}
keys=${BACKUP_KEYS:-/backup/keys}
program=${ANDRUM:-$(dirname "$(readlink -f "$0")")/../andrum}
umask 077

# Another file system, perhaps: the keys are there whole, or still beside the data.
take_keys_away() {
  file=${1##*/}
  cp "$data/$file" "$keys/.$file" || return 1
  mv "$keys/.$file" "$keys/$file" || return 1
  rm "$data/$file"
}

take() {
  # Of a night on which their folder could not be written.
  for left in "$data"/andrum-*.keys; do
    [ ! -f "$left" ] || take_keys_away "$left" || return 1
  done
  name=andrum-$(date +%FT%H%M%S)
  "$program" backup "$data/$name" || return 1
  take_keys_away "$name.keys" || return 1
  find "$data" "$keys" -maxdepth 1 -type f -name 'andrum-*' -mtime +28 -delete
  # Half a backup of a night on which it was killed: its keys lie beside its data.
  find "$data" -maxdepth 1 -type f -name 'andrum-*.unfinished' -mmin +720 -delete
}

if [ "${1:-}" != --every-night ]; then
  take
  exit
fi
trap 'exit 0' TERM INT
while :; do
  seconds=$(($(date -d 'tomorrow 03:00' +%s) - $(date +%s)))
  # In the background, so that a signal is not held up by it.
  sleep "$seconds" &
  wait $!
  take || echo "The backup failed: the reason stands above. It is tried again tomorrow." >&2
done
