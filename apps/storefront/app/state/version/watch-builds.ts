import { hasHad, noteBuild } from '../../platform/navigation/may-reload-for.ts';
import { ownBuildId } from '../../platform/own-build.ts';
import { onPageRestored } from '../../platform/watch/on-page-restored.ts';
import { useBuildNews } from './build-news.ts';
import { type Build, readBuild } from './read-build.ts';

/** An older build comes from another server during a rolling deploy. */
function isNewer(latest: Build, own: Build): boolean {
  if (latest.id === own.id) return false;
  return latest.timestamp === null || own.timestamp === null || latest.timestamp >= own.timestamp;
}

async function readOwn(id: string): Promise<Build> {
  try {
    const own = await readBuild(`/builds/meta/${id}.json`);
    useBuildNews.setState({ prerendered: own.prerendered });
    return { ...own, id };
  } catch (error) {
    console.warn('What the shop says of its build could not be read', error);
    return { id, timestamp: null, prerendered: null };
  }
}

/** Polls for a newer build (appendix F, F5) and returns the stop function. Null if the page has no build. */
export function watchBuilds(everyMilliseconds: number): (() => void) | null {
  const ownId = ownBuildId();
  if (ownId === '') return null;
  noteBuild(ownId);
  const reading = readOwn(ownId);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, everyMilliseconds);
  };
  async function look(): Promise<void> {
    try {
      const [latest, own] = await Promise.all([readBuild(`/builds/latest.json?${Date.now()}`), reading]);
      if (isNewer(latest, own)) {
        useBuildNews.setState({ newerId: latest.id });
        // This tab has already reloaded for that build but did not get it, so polling goes on.
        if (!hasHad(latest.id)) return;
      }
    } catch (error) {
      console.warn('The shop did not say which build it has', error);
    }
    wait();
  }
  wait();
  const stopHearing = onPageRestored(wait);
  return () => {
    stopHearing();
    clearTimeout(timer);
  };
}
