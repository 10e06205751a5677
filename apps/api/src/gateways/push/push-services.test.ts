import { describe, expect, it } from 'vitest';
import { findService } from './push-services.ts';

const sandbox = 'http://127.0.0.1:4711';

describe('the address of a browser', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dW8:APA91b',
    'https://fcm.googleapis.com:443/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://autopush.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://push.services.mozilla.com/wpush/v2/gAAAA',
    'https://db5p.notify.windows.com/w/?token=BQYA',
    'https://web.push.apple.com/QGuQ',
    'http://127.0.0.1:4711/push/1',
  ])('is a push service’s: %s [LIV-19]', (endpoint) => {
    expect(findService(endpoint, sandbox)).not.toBeNull();
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://169.254.169.254/',
    'http://127.0.0.1:4712/push/1',
    'http://127.0.0.1/push/1',
    'http://localhost:4711/push/1',
    'https://127.0.0.1:4711/push/1',
    'http://user@127.0.0.1:4711/push/1',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user:secret@fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com@evil.example/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/fcm/send/a',
    'https://evil.example/fcm.googleapis.com',
    'https://evilfcm.googleapis.com/',
    'https://fcm.googleapis.com./fcm/send/a',
    'https://notify.windows.com/',
    'https://a.b.notify.windows.com/',
    'https://evil-push.services.mozilla.com.evil.example/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://2852039166/',
    'ftp://fcm.googleapis.com/a',
    'file:///etc/passwd',
    'data:text/plain,a',
    '//fcm.googleapis.com/a',
    'fcm.googleapis.com',
    `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
    '',
  ])('is not an endpoint that the shop would call: %s [LIV-19, R17]', (endpoint) => {
    expect(findService(endpoint, sandbox)).toBeNull();
  });

  it('is no sandbox’s where there is none [LIV-19]', () => {
    expect(findService('http://127.0.0.1:4711/push/1', null)).toBeNull();
  });
});
