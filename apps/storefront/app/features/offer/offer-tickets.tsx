import { classNames, Icon, type IconName, PictureSource, sectionStyles } from '@comptoir/ui';
import { useFormat } from '@comptoir/web-app/messages';
import { Link } from '@comptoir/web-app/navigation';
import { describeOffer, type OfferText } from '@comptoir/words';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import { usePath } from '../../state/page/use-path.ts';
import { dishPicture } from '../../state/shop/dish-picture.ts';
import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';
import styles from './offer-tickets.module.css';

const colours = [undefined, styles.green, styles.blush];

interface TicketProps {
  said: OfferText;
  colour: string | undefined;
  icon: IconName;
}

function Ticket({ said: { title, on, when, how, image }, colour, icon }: TicketProps) {
  const path = usePath();
  const picture = dishPicture(image);
  return (
    <li>
      <Link className={classNames(styles.ticket, colour)} to={path('/menu')}>
        <span className={styles.text}>
          <strong>{title}</strong>
          {on && <span>{on}</span>}
          {when && <span>{when}</span>}
          <small>{how}</small>
        </span>
        {picture?.isCutOut ? (
          <picture>
            <PictureSource picture={picture} />
            <img src={picture.src} width={480} height={480} alt="" loading="lazy" />
          </picture>
        ) : (
          <Icon name={icon} size="large" />
        )}
      </Link>
    </li>
  );
}

export function OfferTickets() {
  const say = useMessage();
  const format = useFormat();
  const offers = useCatalogue((catalogue) => catalogue.offers).filter((offer) => offer.isActive);
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const { coupon } = useSite();
  if (offers.length === 0 && !coupon) return null;
  return (
    <section className={sectionStyles.section} id="offers" aria-labelledby="home-offers">
      <div className={sectionStyles.heading}>
        <Text id="home.offers" as="h2" elementId="home-offers" />
      </div>
      <ul className={sectionStyles.scroller}>
        {offers.map((offer, index) => (
          <Ticket
            key={offer.id}
            said={describeOffer(offer, menus, say, format)}
            colour={colours[index % colours.length]}
            icon={offer.type === 'free_delivery' ? 'bike' : 'gift'}
          />
        ))}
        {coupon && (
          <Ticket
            said={{
              title: coupon.title,
              on: coupon.text,
              when: '',
              how: say('offer.ticket.code', coupon),
              image: null,
            }}
            colour={colours[offers.length % colours.length]}
            icon="gift"
          />
        )}
      </ul>
    </section>
  );
}
