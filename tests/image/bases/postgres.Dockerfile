# Stands in for postgres:17-alpine: Debian 13 has PostgreSQL 17. User and folders are those of the
# official image, and its entry point as far as the composition needs it.
FROM debian:13-slim
RUN groupadd --gid 70 postgres \
  && useradd --uid 70 --gid postgres --home-dir /var/lib/postgresql postgres \
  && apt-get update && apt-get install -y --no-install-recommends postgresql-17 \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/* /run/postgresql \
  && install -d -o postgres -g postgres /var/lib/postgresql/data /run/postgresql
ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV PGDATA=/var/lib/postgresql/data
COPY --chmod=755 postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
STOPSIGNAL SIGINT
ENTRYPOINT ["docker-entrypoint.sh"]
CMD ["postgres"]
