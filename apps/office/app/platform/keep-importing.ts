const retryMilliseconds = 2_000;

/** Tries an import again until it succeeds, because a failed one must not break a page that is used for hours. */
export async function keepImporting<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    const module = await load().catch(() => null);
    if (module) return module;
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds));
  }
}
