import type { FoundFault } from '@comptoir/contract';
import { readObject, readText } from '@comptoir/contract';
import { type Carte, listDishes } from '../catalogue/edited-menu.ts';

const openingSteps = ['contacts', 'dishes', 'hours', 'delivery', 'payments', 'reception', 'publish'] as const;

export interface OpeningStep {
  id: (typeof openingSteps)[number];
  /** `missing`: the shop can't open so. `doubtful`: it can, but something should be looked at. */
  state: 'done' | 'doubtful' | 'missing';
  /** The sentences of the checks about this step. */
  found: string[];
  /** The page where it is done. */
  path: string;
}

/** The checks of each step (appendix of REH). Offers are not needed to open. */
const checksOf: Record<OpeningStep['id'], readonly string[]> = {
  contacts: [],
  dishes: ['C01', 'C02', 'C03', 'C04', 'C05', 'C07', 'C08', 'C09', 'C10', 'C27', 'C28', 'C29', 'C30', 'C32'],
  hours: ['C22', 'C23', 'C24'],
  delivery: ['C06', 'C17', 'C18', 'C19', 'C20', 'C21'],
  payments: ['C26'],
  reception: ['C25'],
  publish: [],
};

const pathOf: Record<OpeningStep['id'], string> = {
  contacts: '/office/boutique#coordonnees',
  dishes: '/office/carte',
  hours: '/office/horaires',
  delivery: '/office/zones',
  payments: '/office/boutique#paiement',
  reception: '/office/equipe',
  publish: '/office/carte',
};

/** The picture of the dishes that a new site begins with. */
const samplePicture = '/media/site/plate.svg';

/** What is done before the shop opens, in the order in which it is done. */
export function listOpeningSteps(carte: Carte, findings: readonly FoundFault[]): OpeningStep[] {
  const own = isMissing(carte);
  return openingSteps.map((id) => {
    const found = findings.filter(({ check, severity }) => severity !== 'note' && checksOf[id].includes(check));
    const isBlocked = own[id] || found.some(({ severity }) => severity === 'error');
    const isDoubtful = found.length > 0 || (id === 'contacts' && isSamplePhone(carte));
    return {
      id,
      state: isBlocked ? 'missing' : isDoubtful ? 'doubtful' : 'done',
      found: found.map(({ says }) => says),
      path: pathOf[id],
    };
  });
}

/** The number that a new site begins with ends in zeros, as no real one does. */
function isSamplePhone({ catalogue }: Carte): boolean {
  return readText(readObject(catalogue.file.settings)['contacts.phone']).replace(/\D/g, '').endsWith('00000000');
}

/** What no check tells: a name, own dishes, a way to pay, a publication. */
function isMissing({ catalogue, menus }: Carte): Record<OpeningStep['id'], boolean> {
  const settings = readObject(catalogue.file.settings);
  const sold = listDishes(menus).filter(({ part }) => readObject(part.value).is_available === true);
  const contacts = ['contacts.name', 'contacts.address', 'contacts.phone', 'contacts.email'];
  return {
    contacts: contacts.some((name) => readText(settings[name]) === ''),
    dishes: !sold.some(({ image }) => image !== samplePicture),
    hours: false,
    delivery: false,
    payments: settings['payments.stripe.active'] !== true && settings['payments.cod.active'] !== true,
    reception: false,
    publish: catalogue.changes.length > 0,
  };
}
