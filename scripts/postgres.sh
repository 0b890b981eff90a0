#!/usr/bin/env bash
# A PostgreSQL with a PgBouncer before it (transaction mode), on free ports of loopback, for tests.
#   scripts/postgres.sh run COMMAND...   runs the command beside them, with their URLs in its environment
#   scripts/postgres.sh start FOLDER     starts them with their data in FOLDER; prints the variables for `eval`
#   scripts/postgres.sh stop FOLDER      stops them
#   scripts/postgres.sh crash FOLDER     stops PostgreSQL as a crash would; `start FOLDER` starts it on the same port
# Takes both programs from Debian if they are missing and it may. Run by root, they run as the user postgres.
set -euo pipefail

as_nobody_special() {
  if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --init-groups "$@"; else "$@"; fi
}

programs() {
  ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1
}

install_if_missing() {
  if [ -z "$(programs)" ] || ! PATH=$PATH:/usr/sbin command -v pgbouncer >/dev/null; then
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
      echo 'postgres.sh: needs PostgreSQL and PgBouncer, in Debian the packages postgresql and pgbouncer' >&2
      return 1
    fi
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql pgbouncer; } >&2
  fi
  PATH=$(programs):$PATH:/usr/sbin
}

free_port() {
  node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

# Makes everything that FOLDER holds but does not start it.
prepare() {
  local folder=$1 port pooled
  mkdir -p "$folder"
  chmod 755 "$folder"
  [ "$(id -u)" != 0 ] || chown postgres "$folder"
  port=$(free_port) pooled=$(free_port)
  as_nobody_special tee "$folder/password" >/dev/null <<<secret-of-tests
  as_nobody_special initdb -D "$folder/data" -U tester -E UTF8 --locale=C --auth=scram-sha-256 --no-sync \
    --pwfile="$folder/password" >/dev/null
  as_nobody_special openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
    -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' -keyout "$folder/data/server.key" -out "$folder/data/server.crt" 2>/dev/null
  cp "$folder/data/server.crt" "$folder/server.crt"
  chmod 644 "$folder/server.crt"
  as_nobody_special tee -a "$folder/data/postgresql.conf" >/dev/null <<SETTINGS
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder'
max_connections = 300
fsync = off
ssl = on
SETTINGS
  as_nobody_special tee "$folder/users.txt" >/dev/null <<<'"tester" "secret-of-tests"'
  as_nobody_special tee "$folder/pgbouncer.ini" >/dev/null <<SETTINGS
[databases]
* = host=127.0.0.1 port=$port
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooled
unix_socket_dir =
pidfile = $folder/pgbouncer.pid
logfile = $folder/pgbouncer.log
auth_type = scram-sha-256
auth_file = $folder/users.txt
pool_mode = transaction
default_pool_size = 5
max_client_conn = 1000
server_idle_timeout = 5
server_login_retry = 1
SETTINGS
  cat >"$folder/urls" <<VARIABLES
export TEST_POSTGRES_FOLDER='$folder'
export TEST_POSTGRES_URL='postgres://tester:secret-of-tests@127.0.0.1:$port/postgres'
export TEST_PGBOUNCER_URL='postgres://tester:secret-of-tests@127.0.0.1:$pooled/postgres'
VARIABLES
}

start() {
  local folder=$1
  install_if_missing
  [ -e "$folder/urls" ] || prepare "$folder"
  as_nobody_special pg_ctl -D "$folder/data" -l "$folder/postgres.log" -w start >/dev/null
  [ -e "$folder/pgbouncer.pid" ] || as_nobody_special pgbouncer -q -d "$folder/pgbouncer.ini"
  cat "$folder/urls"
}

# stop FOLDER [immediate]: immediate is how a crash looks to PostgreSQL.
stop() {
  local pooler=$1/pgbouncer.pid
  install_if_missing
  if [ -z "${2:-}" ] && [ -e "$pooler" ]; then
    kill "$(cat "$pooler")"
    while [ -e "$pooler" ]; do sleep 0.05; done
  fi
  as_nobody_special pg_ctl -D "$1/data" -m "${2:-fast}" -w stop >/dev/null
}

run() {
  local folder status=0
  folder=$(mktemp -d)
  trap 'stop "$folder" || true; rm -rf "$folder"' EXIT
  eval "$(start "$folder")"
  "$@" || status=$?
  exit "$status"
}

case ${1:-} in
  run) shift && run "$@" ;;
  start) start "$(realpath -m "$2")" ;;
  stop) stop "$2" ;;
  crash) stop "$2" immediate ;;
  *) sed -n '2,7s/^# \{0,1\}//p' "$0" >&2 && exit 2 ;;
esac
