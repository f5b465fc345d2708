# One image for both processes: `api` answers requests, `worker` runs jobs. docker-compose.yml starts them.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# The pages are built with it.
ARG CONTACT_ADDRESS
RUN npm ci --omit=dev --no-audit --no-fund && npm run build
# What only building needs stays behind: of the packages, the image has those of the parts that run.
RUN npm ci --omit=dev --workspace=api --workspace=domain --workspace=services --workspace=worker --no-audit --no-fund && \
  node scripts/launcher/removeBallast.mjs

FROM node:22-bookworm-slim
# With one arena of glibc for each thread a process takes 15 MB more.
ENV NODE_ENV=production PORT=3000 HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--enable-source-maps", "dist/api.mjs"]
