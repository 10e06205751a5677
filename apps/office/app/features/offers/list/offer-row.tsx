import type { OfferFigure } from '@comptoir/contract';
import type { Menu } from '@comptoir/domain';
import { classNames, linkStyles } from '@comptoir/ui';
import { useNow } from '@comptoir/web-app/clock';
import { useFormat } from '@comptoir/web-app/messages';
import { tagOfChange } from '../../../components/draft/changes/tag-of-change.ts';
import { useMessage } from '../../../messages/use-message.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import { type EditedOffer, stateOfOffer } from '../../../state/offer/edited-offer.ts';
import { offerForm } from '../../../state/offer/offer-form.ts';
import { useSite } from '../../../state/site.ts';
import styles from '../base/offers.module.css';
import { useOfferText } from '../base/use-offer-text.ts';
import { StopButton } from './stop-button.tsx';

interface OfferRowProps {
  edited: EditedOffer;
  menus: Menu[];
  figure: OfferFigure | undefined;
  onChanged: () => Promise<void>;
}

export function OfferRow({ edited, menus, figure, onChanged }: OfferRowProps) {
  const say = useMessage();
  const describe = useOfferText(menus);
  const { timeZone } = useSite();
  const { offer, code, part, change } = edited;
  const uses = figure?.uses ?? 0;
  const state = useNow((now) => stateOfOffer(edited, now.toZonedDateTimeISO(timeZone), uses));
  const { title, on, when, how } = describe(offer, code);
  const isPublished = change === null || change.isPublished;
  return (
    <li className={classNames(styles.row, change && styles.changed)} data-testid="offer" data-id={offer.id}>
      <div className={styles.what}>
        <button
          type="button"
          className={classNames(linkStyles.link, styles.open)}
          onClick={() => openPart(offerForm, part)}
        >
          {title}
        </button>
        {change && <b className={styles.tag}>{say(tagOfChange(change))}</b>}
        <small>{[on, how].filter(Boolean).join(' · ')}</small>
      </div>
      <span className={styles.when}>{when || say('offers.always')}</span>
      <span className={styles.state} data-state={state}>
        {say(`offers.state.${state}`)}
      </span>
      <Gave figure={figure} code={code} />
      {offer.isActive && isPublished && <StopButton id={offer.id} name={title} onStopped={onChanged} />}
    </li>
  );
}

/** What the offer gave in the last 30 days, and how often its code was ever used. */
function Gave({ figure, code }: { figure: OfferFigure | undefined; code: string }) {
  const say = useMessage();
  const format = useFormat();
  const days = figure?.days ?? [];
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const discountCents = days.reduce((sum, day) => sum + day.discountCents, 0);
  return (
    <span className={styles.gave} data-testid="gave">
      <span>{say('offers.gave', { count: orders })}</span>
      {discountCents > 0 && <span>{say('offers.tookOff', { amount: format.money(discountCents) })}</span>}
      {code !== '' && <small>{say('offers.used', { count: figure?.uses ?? 0 })}</small>}
    </span>
  );
}
