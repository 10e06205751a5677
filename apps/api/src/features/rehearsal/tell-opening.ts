import type { Rehearsal } from '@comptoir/contract';
import type { Menu, ServiceState } from '@comptoir/domain';

type Opening = Rehearsal['opening'];

export function tellOpening(state: ServiceState, menus: readonly Menu[]): Opening {
  const { isOpen, until, opensAt } = state.opening;
  return {
    isOpen,
    reason: isOpen ? null : reasonOf(state, menus),
    message: state.exception?.message ?? null,
    until: until?.toInstant() ?? null,
    opensAt: opensAt?.toInstant() ?? null,
  };
}

function reasonOf({ isPaused, exception }: ServiceState, menus: readonly Menu[]): Opening['reason'] {
  if (!menus.some((menu) => menu.isAvailable)) return 'no_menu';
  if (isPaused) return 'pause';
  return exception ? 'exception' : 'hours';
}
