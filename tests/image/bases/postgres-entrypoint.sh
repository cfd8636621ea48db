#!/bin/sh
# Makes the database at the first start, as the official image does.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -w start -o "-c listen_addresses=''"
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -w -m fast stop
fi
exec "$@" -c listen_addresses='*'
