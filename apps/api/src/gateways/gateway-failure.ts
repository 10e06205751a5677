export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
}
