# The shop as one image. `docker build -t shop .`, then see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error && npm run -s build && npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
WORKDIR /shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /shop /shop
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "--expose-gc", "apps/serve/build/main.js"]
