/** `scriptUrl` is the folder of the browser script. */
export function sandboxAt(apiHost: string, apiPort: number): { apiHost: string; apiPort: number; scriptUrl: string } {
  return { apiHost, apiPort, scriptUrl: `http://${apiHost}:${apiPort}/v3/` };
}
