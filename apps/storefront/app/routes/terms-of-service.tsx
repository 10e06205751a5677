import { LegalPage } from '../features/legal/legal-page.tsx';
import type { Screen } from '../shell/screen.ts';

export const handle: Screen = {
  page: 'Terms of service',
  path: '/terms-of-service',
  header: 'solid',
  hasFooter: true,
  isIndexed: true,
};

export default function TermsOfService() {
  return (
    <LegalPage
      title="legal.terms.title"
      sections={[
        ['legal.terms.seller', 'legal.terms.sellerText'],
        ['legal.terms.order', 'legal.terms.orderText'],
        ['legal.terms.price', 'legal.terms.priceText'],
        ['legal.terms.handover', 'legal.terms.handoverText'],
        ['legal.terms.withdrawal', 'legal.terms.withdrawalText'],
        ['legal.terms.alcohol', 'legal.terms.alcoholText'],
        ['legal.terms.disputes', 'legal.terms.disputesText'],
      ]}
    />
  );
}
