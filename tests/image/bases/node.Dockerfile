# Stands in for node:24-trixie-slim: the Node and the npm of the machine's registry.
FROM debian:13-slim
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && chmod +x /usr/local/lib/node_modules/npm/bin/npm-cli.js \
  && node --version && npm --version
CMD ["node"]
