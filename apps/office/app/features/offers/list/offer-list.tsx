import type { OfferFigure } from '@comptoir/contract';
import type { Menu } from '@comptoir/domain';
import { useMessage } from '../../../messages/use-message.ts';
import type { EditedOffer } from '../../../state/offer/edited-offer.ts';
import styles from '../base/offers.module.css';
import { OfferRow } from './offer-row.tsx';

interface OfferListProps {
  offers: EditedOffer[];
  menus: Menu[];
  figures: ReadonlyMap<number, OfferFigure>;
  onChanged: () => Promise<void>;
}

export function OfferList({ offers, menus, figures, onChanged }: OfferListProps) {
  const say = useMessage();
  return (
    <ul className={styles.list} aria-label={say('offers.list')}>
      {offers.map((edited) => (
        <OfferRow
          key={edited.offer.id}
          edited={edited}
          menus={menus}
          figure={figures.get(edited.offer.id)}
          onChanged={onChanged}
        />
      ))}
    </ul>
  );
}
