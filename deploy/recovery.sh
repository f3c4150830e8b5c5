#!/bin/sh
# Leads PostgreSQL back to a moment of the last RECOVERY_HOURS hours (1 to 24, as the privacy notice publishes them), and keeps
# nothing of its log for longer: docs/runbooks/recovery.md. Runs as the user of the database, on its machine.
#   recovery.sh archive PATH NAME       for archive_command, with %p and %f
#   recovery.sh base                    takes a base backup now
#   recovery.sh keep [--always]         every five minutes: deletes what is too old, takes a base backup each quarter of the time
#   recovery.sh restore MOMENT FOLDER   prepares a data folder that PostgreSQL brings to MOMENT when it starts
# RECOVERY_DIR is the folder of all of it. pg_basebackup signs in by PGHOST, PGPORT and PGUSER, as a user with REPLICATION.
set -eu
umask 077
folder=${RECOVERY_DIR:-/var/lib/postgresql/recovery}
bases=$folder/base
log=$folder/log

fail() {
  echo "recovery.sh: $*" >&2
  exit 1
}

case ${RECOVERY_HOURS:-} in
  [1-9] | 1[0-9] | 2[0-4]) seconds=$((RECOVERY_HOURS * 3600)) ;;
  *) fail "RECOVERY_HOURS must be a whole number between 1 and 24." ;;
esac
mkdir -p "$bases" "$log"
chmod 0700 "$folder"

# What will be too old before this is called again. A base backup is as old as its beginning, which stands in its name. It begins
# with a segment of its own, so none from that one on has anything older; those before it, and those of a timeline without a base
# backup, lead nowhere and go at once.
prune() {
  oldest=$(($(date +%s) - seconds + 600))
  for base in "$bases"/*[0-9]; do
    if [ -d "$base" ] && [ "${base##*/}" -lt "$oldest" ]; then
      rm -rf "$base.end" "$base"
    fi
  done
  starts=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$bases"/*/backup_label 2>/dev/null | tr '\n' ' ')
  # A .history has no content, only where a timeline began, and no number of a timeline may be used twice.
  ls "$log" | awk -v starts="$starts" '
    BEGIN { for (n = split(starts, all, " "); n > 0; n--) {
      timeline = substr(all[n], 1, 8)
      if (!(timeline in first) || all[n] "" < first[timeline] "") first[timeline] = all[n]
    } }
    /\.history$/ { next }
    { timeline = substr($0, 1, 8); if (!(timeline in first) || substr($0, 1, 24) "" < first[timeline] "") print }
  ' | while read -r name; do rm -f "$log/$name"; done
}

archive() {
  if [ -e "$log/$2" ]; then
    # PostgreSQL asks again for what it does not know to be kept.
    cmp -s "$1" "$log/$2" || fail "$2 is kept already, with another content: is this folder another server's?"
  else
    cp "$1" "$log/$2.part"
    sync "$log/$2.part"
    mv "$log/$2.part" "$log/$2"
    sync "$log"
  fi
  # Here too, so that a timer that stands still keeps nothing. What cannot be deleted must not stop the database.
  prune || echo "recovery.sh: something that is too old could not be deleted from $folder." >&2
}

base() {
  started=$(date +%s)
  if ! pg_basebackup --pgdata="$bases/$started" --checkpoint=fast --wal-method=stream --no-password; then
    rm -rf "${bases:?}/$started"
    fail "no base backup was taken; the reason stands above."
  fi
  # Without its end it is not finished.
  date +%s >"$bases/.end"
  mv "$bases/.end" "$bases/$started.end"
}

keep() {
  prune
  newest=0
  for end in "$bases"/*.end; do
    [ -e "$end" ] && newest=${end##*/} && newest=${newest%.end}
  done
  # After a recovery, or when a standby has taken over, the log goes on under another number, to which no base backup leads yet.
  timeline=$(ls "$log" | sed -n 's/\.history$//p' | tail -n 1)
  if [ $(($(date +%s) - newest)) -ge $((seconds / 4)) ] || ! grep -q "^START WAL .*(file $timeline" "$bases/$newest/backup_label"; then
    base
    prune
  fi
}

restore() {
  asked=$1
  target=$2
  moment=$(date --utc --date="$asked" +%s) || fail "\"$asked\" is no moment: write it as in \"2026-05-01 09:30:00+02\"."
  [ ! -e "$target" ] || fail "$target is there already: name a folder that is not."
  from=
  for end in "$bases"/*.end; do
    [ -e "$end" ] && [ "$(cat "$end")" -lt "$moment" ] && from=${end%.end}
  done
  [ -n "$from" ] || fail "no base backup of before $asked is left."
  cp -R "$from" "$target"
  # A copy, because this folder goes on forgetting meanwhile; it goes when PostgreSQL has come to the moment.
  cp -R "$log" "$target/recovery-log"
  cat >>"$target/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp recovery-log/%f %p' # recovery.sh
recovery_target_time = '$(date --utc --date="$asked" '+%F %T.%6N+00')' # recovery.sh
recovery_target_timeline = 'current' # recovery.sh
recovery_target_action = 'promote' # recovery.sh
recovery_end_command = 'rm -r recovery-log; sed -i /recovery.sh/d postgresql.auto.conf' # recovery.sh
# Until npx andrum restore --recovered has erased again who was erased since, Andrum does not start on it.
andrum.recovered = '$(date --utc +%FT%TZ)'
SETTINGS
  : >"$target/recovery.signal"
  chmod 0700 "$target"
  echo "$target begins with the base backup of $(date --utc --date="@${from##*/}" '+%F %T+00'): start PostgreSQL on it, then npx andrum restore --recovered."
}

case "${1:-} $#" in
  'archive 3') archive "$2" "$3" ;;
  'base 1') base ;;
  'keep 1') keep ;;
  'keep 2')
    trap 'exit 0' TERM INT
    while :; do
      # In the background, so that a signal is not held up by it. One that fails says why.
      (keep) || echo "recovery.sh: tried again in five minutes." >&2
      sleep 300 &
      wait $!
    done
    ;;
  'restore 3') restore "$2" "$3" ;;
  *) sed -n '4,7s/^# *//p' "$0" >&2 && exit 2 ;;
esac
