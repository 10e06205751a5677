import type { Rehearsal } from '@comptoir/contract';
import type { Menu, ServiceState } from '@comptoir/domain';

type Opening = Rehearsal['opening'];

export function tellOpening(state: ServiceState, menus: readonly Menu[]): Opening {
  const { opening, asap, exception } = state;
  const isPaused = asap.state === 'paused';
  const isOpen = opening.isOpen && !isPaused;
  const opensAt = isPaused ? asap.resumesAt : opening.opensAt;
  return {
    isOpen,
    reason: isOpen ? null : reasonOf(state, menus),
    message: exception?.message ?? null,
    until: isOpen ? (opening.until?.toInstant() ?? null) : null,
    opensAt: opensAt?.toInstant() ?? null,
  };
}

function reasonOf({ asap, exception }: ServiceState, menus: readonly Menu[]): Opening['reason'] {
  if (!menus.some((menu) => menu.isAvailable)) return 'no_menu';
  if (asap.state === 'paused') return 'pause';
  return exception ? 'exception' : 'hours';
}
