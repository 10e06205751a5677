import type { Evening } from '@comptoir/contract';
import { typeset } from '@comptoir/format';
import { useFormat } from '@comptoir/web-app/messages';
import { Panel } from '../../components/panel.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useSite } from '../../state/site.ts';
import styles from './evening.module.css';
import { useOfferWords } from './use-offer-words.ts';

/** The offers of the day, what is sold out, and the boards. */
export function Goods({ evening: { offers, soldOut, boards } }: { evening: Evening }) {
  const say = useMessage();
  const format = useFormat();
  const { timeZone } = useSite();
  const sayOffer = useOfferWords();
  const moment = (at: Temporal.Instant) => format.moment(at.toZonedDateTimeISO(timeZone));
  const lines = {
    offers: offers.map(sayOffer),
    soldOut: soldOut.map(({ name, until }) =>
      until
        ? say('evening.until', { name: typeset(name), when: moment(until) })
        : say('evening.forGood', { name: typeset(name) }),
    ),
    boards: boards.map(({ name, seenAt }) => say('evening.seen', { name, when: moment(seenAt) })),
  };
  const none = { offers: 'noOffers', soldOut: 'nothingOut', boards: 'noBoards' } as const;
  return (['offers', 'soldOut', 'boards'] as const).map((part) => (
    <Panel key={part} title={say(`evening.${part}`)}>
      {lines[part].length === 0 && <p>{say(`evening.${none[part]}`)}</p>}
      <ul className={styles.list}>
        {lines[part].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  ));
}
