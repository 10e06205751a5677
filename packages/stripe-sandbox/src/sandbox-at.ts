/** The addresses of a sandbox; `scriptUrl` is the folder of its browser script. */
export function sandboxAt(apiHost: string, apiPort: number): { apiHost: string; apiPort: number; scriptUrl: string } {
  return { apiHost, apiPort, scriptUrl: `http://${apiHost}:${apiPort}/v3/` };
}
