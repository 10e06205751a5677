import { LegalPage } from '../features/legal/legal-page.tsx';

export { prepare } from '../features/legal/legal-payload.ts';

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
