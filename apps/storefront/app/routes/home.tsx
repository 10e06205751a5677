import { CategoryTiles } from '../features/home/category-tiles.tsx';
import { Craft } from '../features/home/craft.tsx';
import { Facts } from '../features/home/facts.tsx';
import { Hero } from '../features/home/hero.tsx';
import { OrderCard } from '../features/home/order-card.tsx';
import { Visit } from '../features/home/visit.tsx';
import { PopularDishes } from '../features/menu/popular-dishes.tsx';
import { OfferTickets } from '../features/offer/offer-tickets.tsx';
import { HydrateLater } from '../platform/start/hydrate-later.tsx';
import { OpeningHours } from '../shell/components/opening-hours.tsx';

export default function Home() {
  return (
    <>
      <Hero>
        <OrderCard />
      </Hero>
      <div className="page-width">
        <Facts />
        <HydrateLater at="#offers">
          <OfferTickets />
        </HydrateLater>
        <HydrateLater at="#popular">
          <PopularDishes />
        </HydrateLater>
        <HydrateLater at="[aria-labelledby=home-categories]">
          <CategoryTiles />
        </HydrateLater>
        <HydrateLater at="#visit">
          <Craft />
          <Visit>
            <OpeningHours />
          </Visit>
        </HydrateLater>
      </div>
    </>
  );
}
