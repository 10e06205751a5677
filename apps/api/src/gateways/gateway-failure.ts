/** The neighbour did not answer in time, answered nonsense or is left alone for a while. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
}
