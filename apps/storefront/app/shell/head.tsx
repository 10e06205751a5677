import { indexItems } from '@comptoir/domain';
import { useMessage } from '../messages/use-message.ts';
import { usePageLocation } from '../platform/navigation/navigation.ts';
import { askedProduct } from '../screens/asked-product.ts';
import { robotsOf } from '../screens/disallowed.ts';
import { orderPath } from '../screens/screens.ts';
import { useCatalogue, useSite } from '../state/shop/shop-context.tsx';
import { useScreen } from './use-screen.ts';

/** Rendered on the server and after each navigation. `fault` is an error page's status, else null. */
export function Head({ fault }: { fault: number | null }) {
  const say = useMessage();
  const site = useSite();
  const { screen } = useScreen();
  const shown = fault === null ? screen : null;
  const robots = shown ? robotsOf(shown, site) : 'noindex';
  const product = usePageLocation(({ search }) => (shown?.path === '/menu' ? askedProduct(search) : null));
  const dish = useCatalogue(({ menus }) => (product === null ? undefined : indexItems(menus).get(product)?.item));
  const page = say(shown ? `shell.pages.${shown.page}` : fault === 404 ? 'error.notFoundTitle' : 'error.brokenTitle');
  return (
    <>
      <title>{say('shell.title', { page: dish?.name ?? page, site: site.title })}</title>
      {shown && shown.path !== orderPath && (
        <link rel="canonical" href={site.siteRoot + shown.path + (dish ? `?product=${dish.id}` : '')} />
      )}
      {robots && <meta name="robots" content={robots} />}
    </>
  );
}
