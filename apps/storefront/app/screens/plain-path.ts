/** The spelling that stands for a path: lower case, no slash at its end (RTE-39). */
export function plainPath(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase() || '/';
}
