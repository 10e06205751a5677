export interface NginxWish {
  name: string;
  /** A domain without a scheme, such as `chez-ana.fr`. */
  domain: string;
  port: number;
  certificate: string;
  key: string;
}

/** Adapts the example `deploy/nginx/shop.conf`, which is written for a shop named chez-ana. */
export function nginxFile(example: string, { name, domain, port, certificate, key }: NginxWish): string {
  return (
    example
      // nginx does not allow hyphens in the names of variables and zones.
      .replaceAll('chez_ana', `shop_${name.replaceAll('-', '_')}`)
      .replaceAll('chez-ana.example', domain)
      .replaceAll('chez-ana', name)
      .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  );
}
