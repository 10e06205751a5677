import { createServer, type Socket } from 'node:net';

/** SMTP replies by command; all other commands get "250 all right". */
const answers: Record<string, string> = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 known',
  DATA: '354 go on',
};

/** A mail server that accepts every login and every mail. The returned array grows with each mail. */
export function openMailServer(port: number): Promise<string[]> {
  const mails: string[] = [];
  const server = createServer((socket) => take(socket, mails));
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(mails)).unref());
}

function take(socket: Socket, mails: string[]): void {
  /** The mail that is being received; null between mails. */
  let mail: string | null = null;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  function hear(line: string): void {
    if (mail === null) {
      const [word = ''] = line.trim().toUpperCase().split(' ');
      if (word === 'DATA') mail = '';
      answer(answers[word] ?? '250 all right');
    } else if (line === '.\r\n') {
      mails.push(mail);
      mail = null;
      answer('250 taken');
    } else mail += line;
  }
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split(/(?<=\n)/)) hear(line);
  });
  answer('220 mail.example');
}
