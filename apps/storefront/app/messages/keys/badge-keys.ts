export const badgeKeys = {
  'offer.badge.bogo': 'BOGO',
  'offer.badge.percentage': '{value}% OFF',
  'offer.badge.fixed_amount': '{value}€ OFF',
  'offer.badge.free_item': 'FREE ITEM',
  'offer.badge.offer': 'OFFER',
  'offer.category.percentage': '% OFF',
  'offer.category.fixed_amount': '$ OFF',
  'offer.category.free_item': 'FREE',
  'offer.category.offer': 'OFFERS',
} as const;
