import { type AddressInfo, createServer, type Server } from 'node:net';
import { createSmtpMail, type Mail, type MailGateway } from '@comptoir/api';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogueOf, goodEnvironment, goodSettings, openGoodWorld, secrets, statesOf } from '../testing/good-world.ts';
import { examineMail } from './mail.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startServer(answers: Record<string, string>): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (data) => {
      const command = data.toString().slice(0, 4).toUpperCase();
      const [said = '250 OK'] = [answers[command]];
      socket.write(`${command === 'EHLO' ? '250-mail.example\r\n250 AUTH PLAIN' : said}\r\n`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function worldOf(mail: MailGateway, settings: Record<string, unknown> = {}, environment = goodEnvironment()) {
  const world = await openGoodWorld({ mail, isCommand: true }, environment);
  const catalogue = async () => catalogueOf({ ...goodSettings, ...settings });
  return { ...world, database: { ...world.database, catalogue } };
}

describe('the mail server', () => {
  it('refuses the password: its answer is told, the password is not [OFC-30, ROL-12]', async () => {
    const port = await startServer({ AUTH: `535 5.7.8 not ${secrets.smtp}` });
    const gateway = createSmtpMail(`smtp://ana:${encodeURIComponent(secrets.smtp)}@127.0.0.1:${port}`);
    const findings = await examineMail(await worldOf(gateway));
    gateway.close();
    expect(statesOf(findings)).toEqual(['bad mail']);
    expect(findings[0]?.says).toContain('535 5.7.8 not ***');
    expect(findings[0]?.advice).toContain('SMTP_URL');
  });

  it('takes the password and refuses the sender [OFC-30]', async () => {
    const port = await startServer({ AUTH: '235 in', MAIL: '553 not your address' });
    const gateway = createSmtpMail(`smtp://ana:secret@127.0.0.1:${port}`);
    const findings = await examineMail(await worldOf(gateway));
    gateway.close();
    expect(statesOf(findings)).toEqual(['good mail', 'bad mail-trial']);
    expect(findings[1]?.says).toContain('553 not your address');
    expect(findings[1]?.advice).toContain('MAIL_FROM');
  });

  it('is away [OFC-30]', async () => {
    const gateway = createSmtpMail('smtp://ana:secret@127.0.0.1:1');
    const findings = await examineMail(await worldOf(gateway));
    gateway.close();
    expect(findings[0]?.says).toContain('connexion refusée');
  });

  it.each([
    ['the recipient of the machine’s alarms', {}, {}, 'agence@example.com'],
    ['the recipient of orders’ alarms', { ALARM_MAIL: '' }, {}, 'ana@chez-ana.fr'],
    ['the restaurant', { ALARM_MAIL: '' }, { 'office.alarm_mails': [] }, 'bonjour@chez-ana.fr'],
  ])('gets a test mail to %s, by the command alone [OFC-30]', async (_, environment, settings, to) => {
    const sent: Mail[] = [];
    const mail: MailGateway = {
      check: async () => undefined,
      close: () => undefined,
      send: async (one) => void sent.push(one),
    };
    const world = await worldOf(mail, settings, { ...goodEnvironment(), ...environment });
    expect(statesOf(await examineMail(world))).toEqual(['good mail', 'good mail-trial']);
    expect(sent.map((one) => [one.to, one.from.address])).toEqual([[to, 'bonjour@chez-ana.fr']]);
    expect(statesOf(await examineMail({ ...world, isCommand: false }))).toEqual(['good mail']);
    expect(sent).toHaveLength(1);
  });
});
