/** The upstream did not answer in time, answered nonsense, or its circuit is open. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
}
