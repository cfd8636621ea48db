# Stands in for redis:7-alpine: Debian 12 has Redis 7. User and folder are those of the official image.
FROM debian:12-slim
RUN groupadd --gid 1000 redis \
  && useradd --uid 999 --gid redis --home-dir /data --shell /usr/sbin/nologin redis \
  && apt-get update && apt-get install -y --no-install-recommends redis-server \
  && rm -rf /var/lib/apt/lists/* && install -d -o redis -g redis /data
WORKDIR /data
# As the official image: others may connect.
ENTRYPOINT ["sh", "-c", "exec \"$@\" --protected-mode no", "sh"]
CMD ["redis-server"]
