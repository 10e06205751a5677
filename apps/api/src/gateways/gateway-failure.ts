/** The upstream did not answer in time or answered nonsense, or its circuit is open. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
}
