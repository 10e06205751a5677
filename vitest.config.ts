import { defineConfig } from 'vitest/config';

const temporal = ['./scripts/vitest-temporal.ts'].map((file) => new URL(file, import.meta.url).pathname);
const project = (name: string, root: string) => ({
  extends: true as const,
  test: { name, root, include: ['**/*.test.{ts,tsx}'], setupFiles: temporal },
});

export default defineConfig({
  test: {
    projects: [
      project('domain', 'packages/domain'),
      project('contract', 'packages/contract'),
      project('api', 'apps/api'),
      project('serve', 'apps/serve'),
    ],
  },
});
