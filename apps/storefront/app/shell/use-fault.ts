import { usePageLocation } from '../platform/navigation/navigation.ts';
import { useScreen } from './use-screen.ts';

/** The status and message of an error page, for tests and tools. Null if the screen is shown. */
export function useFault(isBroken: boolean): { status: number; message: string } | null {
  const pathname = usePageLocation((place) => place.pathname);
  const hasFailed = usePageLocation((place) => place.hasFailed);
  const { screen, refusal } = useScreen();
  if (!screen) return { status: 404, message: `Page not found: ${pathname}` };
  if (refusal) return refusal;
  return hasFailed || isBroken ? { status: 500, message: '' } : null;
}
