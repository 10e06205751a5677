import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A bare Debian with its own systemd in a folder, isolated by namespaces. It shares the network, so only one can run at a time. */
export interface DebianMachine {
  root: string;
  /** Runs a shell command as root in `/root` with an empty environment. Resolves with its output. */
  sh: (line: string) => Promise<string>;
  /** Ends all processes of the machine, but leaves its folder. */
  stop: () => Promise<void>;
}

/** Installs a bare Debian 12. Needs root, `debootstrap`, and a package mirror in this machine's sources. */
export function makeDebian(root: string): void {
  const [mirror] = /https?:\/\/\S+/.exec(sourcesOfThisMachine()) ?? [];
  if (mirror === undefined) throw new Error('This machine has no source of packages.');
  execFileSync('debootstrap', ['--variant=minbase', '--include=systemd,systemd-sysv', 'bookworm', root, mirror], {
    stdio: 'ignore',
  });
  for (const file of ['/etc/resolv.conf', ...globSync('/etc/apt/apt.conf.d/99*')])
    cpSync(file, join(root, file), { dereference: true });
}

function sourcesOfThisMachine(): string {
  const files = globSync(['/etc/apt/sources.list', '/etc/apt/sources.list.d/*']).filter((file) => existsSync(file));
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  return lines.filter((line) => /^(deb |URIs:)/.test(line) && !line.includes('security')).join('\n');
}

const run = promisify(execFile);

/** Mounts that systemd needs, all inside the machine's folder. */
const boot = `
mount --make-rprivate /
mount --bind "$1" "$1"
mount -t proc proc "$1/proc"
mount -t sysfs -o ro sysfs "$1/sys"
mount -t cgroup2 cgroup2 "$1/sys/fs/cgroup"
for folder in run tmp dev; do mount -t tmpfs -o mode=755 tmpfs "$1/$folder"; done
chmod 1777 "$1/tmp"
for node in null zero full random urandom tty; do touch "$1/dev/$node"; mount --bind "/dev/$node" "$1/dev/$node"; done
mkdir "$1/dev/pts" "$1/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$1/dev/pts"
mount -t tmpfs tmpfs "$1/dev/shm"
ln -s pts/ptmx "$1/dev/ptmx"
ln -s /proc/self/fd "$1/dev/fd"
exec env -i container=drill PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot "$1" /lib/systemd/systemd --log-target=journal
`;

const namespaces = ['--fork', '--pid', '--mount', '--uts', '--ipc', '--cgroup', '--kill-child'];

/** Resolves once systemd has finished its start. */
export async function bootDebian(root: string): Promise<DebianMachine> {
  mkdirSync(join(root, 'root'), { recursive: true });
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost chez-ana.example mail.example\n');
  const outside = spawn('unshare', [...namespaces, 'sh', '-ec', boot, 'boot', root], { stdio: 'ignore' });
  const first = await findFirstProcess(outside);
  const enter = ['-t', first, '-p', '-m', '-u', '-i', '-C', '-r', '-w'];
  const clean = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root'];
  // Commands run asynchronously, because this process must also serve requests and receive mails meanwhile.
  const sh = async (line: string) => {
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    return (await run('nsenter', [...enter, ...clean, 'sh', '-ec', `cd /root; ${line}`], options)).stdout;
  };
  for (let tries = 0; ; tries++) {
    const state = await stateOf(sh);
    if (state === 'running' || state === 'degraded') break;
    if (tries > 120) throw new Error(`systemd did not start in ${root}: ${state}`);
    await sleep(500);
  }
  return {
    root,
    sh,
    stop: async () => {
      outside.kill('SIGKILL');
      await sleep(1000);
    },
  };
}

const stateOf = (sh: DebianMachine['sh']) =>
  sh('systemctl is-system-running || true').then(
    (state) => state.trim(),
    () => 'not there yet',
  );

async function findFirstProcess({ pid }: ChildProcess): Promise<string> {
  for (;;) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (children !== '' && readFileSync(`/proc/${children}/comm`, 'utf8').trim() === 'systemd') return children;
    await sleep(100);
  }
}
