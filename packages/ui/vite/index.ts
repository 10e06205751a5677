export { lucideSubset, readLucideIcons } from './lucide-subset.ts';
export { testWorkers } from './test-workers.ts';
