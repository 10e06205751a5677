import { usePath } from '../../platform/navigation/navigation.ts';
import { findScreen } from '../../screens/find-screen.ts';
import { mayOpen } from '../../screens/may-open.ts';
import { type Screen, screens } from '../../screens/screens.ts';
import { useSession } from '../../state/session/session-store.ts';

/** The screens with a link that the user may open (OFC-05, ROL-20). */
export function useOpenScreens(): LinkedScreen[] {
  const session = useSession();
  return screens.filter(
    (screen): screen is LinkedScreen => screen.icon !== undefined && session !== null && mayOpen(session, screen),
  );
}

/** The path of the screen whose link is marked: the page of an order belongs to the history. */
export function useLinkedPath(): string {
  const path = usePath();
  return findScreen(path)?.screen.within ?? path;
}

export type LinkedScreen = Screen & Required<Pick<Screen, 'icon'>>;
