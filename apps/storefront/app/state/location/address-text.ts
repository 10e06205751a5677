export function addressText({
  address,
  postalCode,
  city,
  country,
}: {
  address: string;
  postalCode: string;
  city: string;
  country: string;
}): string {
  return [address, `${postalCode} ${city}`, country]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}
