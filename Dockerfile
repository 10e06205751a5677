# The shop as one image, made of a release: see docs/guides/docker.md.
FROM debian:bookworm-slim AS release
# Which release, where there are several in releases/.
ARG VERSION=*
COPY releases/comptoir-${VERSION}-linux-*.tar.gz /releases/
RUN cpu=$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/') \
 && set -- /releases/comptoir-*-linux-"$cpu".tar.gz \
 && if [ "$#" != 1 ] || [ ! -f "$1" ]; then echo "Il faut une seule archive comptoir-*-linux-$cpu.tar.gz dans releases/ : --build-arg VERSION=… choisit." >&2; exit 1; fi \
 && mkdir /opt/comptoir \
 && tar --extract --no-same-owner --strip-components 1 --file "$1" --directory /opt/comptoir \
 && cd /opt/comptoir && sha256sum --check --quiet SHA256SUMS

FROM debian:bookworm-slim
COPY --from=release /opt/comptoir /opt/comptoir
# The example restaurants, for a demo: the folder of your own takes their place.
COPY --from=release /opt/comptoir/sites /srv/comptoir
RUN useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin comptoir \
 && install --directory --owner comptoir --group comptoir --mode 700 /data /backups \
 && ln --symbolic /opt/comptoir/bin/shop /usr/local/bin/shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups SITES_DIR=/srv/comptoir
WORKDIR /data
USER comptoir
VOLUME ["/data", "/backups", "/srv/comptoir"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=60s CMD ["/opt/comptoir/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["shop", "run"]
