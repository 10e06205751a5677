import { AvifSource, classNames, Icon, sectionStyles } from '@comptoir/ui';
import { Text } from '../../messages/text.tsx';
import { useFormat } from '../../messages/use-format.ts';
import { useMessage } from '../../messages/use-message.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { usePath } from '../../state/page/use-path.ts';
import { dishPicture } from '../../state/shop/dish-picture.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import { describeOffer } from './describe-offer.ts';
import styles from './offer-tickets.module.css';

const colours = [undefined, styles.green, styles.blush];

/** The offers that hold, as tickets: what each gives, on what, when and how (MNU-31). */
export function OfferTickets() {
  const say = useMessage();
  const format = useFormat();
  const path = usePath();
  const offers = useCatalogue((catalogue) => catalogue.offers).filter((offer) => offer.isActive);
  const menus = useCatalogue((catalogue) => catalogue.menus);
  if (offers.length === 0) return null;
  return (
    <section className={sectionStyles.section} id="offers" aria-labelledby="home-offers">
      <div className={sectionStyles.heading}>
        <Text id="home.offers" as="h2" elementId="home-offers" />
      </div>
      <ul className={sectionStyles.scroller}>
        {offers.map((offer, index) => {
          const { title, on, when, how, image } = describeOffer(offer, menus, say, format);
          const picture = dishPicture(image);
          return (
            <li key={offer.id}>
              <Link className={classNames(styles.ticket, colours[index % colours.length])} to={path('/menu')}>
                <span className={styles.text}>
                  <strong>{title}</strong>
                  {on && <span>{on}</span>}
                  {when && <span>{when}</span>}
                  <small>{how}</small>
                </span>
                {picture?.isCutOut ? (
                  <picture>
                    <AvifSource picture={picture} />
                    <img src={picture.src} width={480} height={480} alt="" loading="lazy" />
                  </picture>
                ) : (
                  <Icon name={offer.type === 'free_delivery' ? 'bike' : 'gift'} size="large" />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
