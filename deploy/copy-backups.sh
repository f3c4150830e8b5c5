#!/bin/sh
# Copies each backup off this machine once, encrypted for keys that are not here, so that who reads the copy needs them: the data for one
# key and place, the keys of the backup for others. Runs after nightly-backup.sh, as its user.
#   BACKUP_COPY_DATA=backup@one.example:andrum    BACKUP_COPY_DATA_FOR=age1…     (age-keygen, on a machine of those who restore)
#   BACKUP_COPY_KEYS=/mnt/safe/andrum             BACKUP_COPY_KEYS_FOR=age1…
# A place is HOST:FOLDER for scp, or a folder. Nothing is deleted there: each place has to, after 30 days, as the privacy notice promises. Without the
# variables nothing is copied. It needs age, and for a host an ssh key without a passphrase and a known
# host in the .ssh of its user (/var/lib/andrum/.ssh). To read a copy: age --decrypt --identity KEY --output FILE FILE.age
set -eu
umask 077

# Called beside `||`, where set -e does not hold: each step says itself that it failed.
copy() {
  what=$1 folder=$2 place=$3 recipient=$4
  [ -n "$place" ] || return 0
  [ -n "$recipient" ] || { echo "copy-backups.sh: for $place no key is named, and nothing goes there unencrypted." >&2; return 1; }
  mkdir -p "$folder/copied" || return 1
  for file in "$folder"/andrum-*; do
    name=${file##*/}
    if [ ! -f "$file" ] || [ -e "$folder/copied/$name" ]; then continue; fi
    # Keys that a failed night has left beside the data never go where the data go, and what a killed one has left is no backup.
    case $what/$name in data/*.keys | */*.unfinished) continue ;; esac
    age --recipient "$recipient" --output "$folder/copied/$name.age" "$file" || return 1
    case $place in
      *:*) scp -q -B "$folder/copied/$name.age" "$place/" || return 1 ;;
      *) cp "$folder/copied/$name.age" "$place/.$name.age" && mv "$place/.$name.age" "$place/$name.age" || return 1 ;;
    esac
    rm "$folder/copied/$name.age" || return 1
    : >"$folder/copied/$name" || return 1
  done
  find "$folder/copied" -type f -mtime +29 -delete
}

failed=0
copy data "${BACKUP_DATA:-/backup/data}" "${BACKUP_COPY_DATA:-}" "${BACKUP_COPY_DATA_FOR:-}" || failed=1
copy keys "${BACKUP_KEYS:-/backup/keys}" "${BACKUP_COPY_KEYS:-}" "${BACKUP_COPY_KEYS_FOR:-}" || failed=1
exit $failed
