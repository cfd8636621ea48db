/* A container's configuration for an OCI runtime, with Docker's defaults where compose.yaml is silent. */

/** What Docker leaves to a process unless told otherwise. */
const DOCKER_CAPABILITIES = [
  'CAP_AUDIT_WRITE',
  'CAP_CHOWN',
  'CAP_DAC_OVERRIDE',
  'CAP_FOWNER',
  'CAP_FSETID',
  'CAP_KILL',
  'CAP_MKNOD',
  'CAP_NET_BIND_SERVICE',
  'CAP_NET_RAW',
  'CAP_SETFCAP',
  'CAP_SETGID',
  'CAP_SETPCAP',
  'CAP_SETUID',
  'CAP_SYS_CHROOT',
];

export interface User {
  uid: number;
  gid: number;
}

export interface Mount {
  destination: string;
  type: string;
  source: string;
  options: string[];
}

export interface ContainerSettings {
  root: string;
  readOnly: boolean;
  hostname: string;
  args: string[];
  env: Record<string, string>;
  workingDir: string;
  user: User;
  dropsCapabilities: boolean;
  noNewPrivileges: boolean;
  /** Path of the network namespace. */
  network: string;
  mounts: Mount[];
}

/** What every container has besides. */
const MOUNTS: Mount[] = [
  { destination: '/proc', type: 'proc', source: 'proc', options: ['nosuid', 'noexec', 'nodev'] },
  {
    destination: '/dev',
    type: 'tmpfs',
    source: 'tmpfs',
    options: ['nosuid', 'strictatime', 'mode=755', 'size=65536k'],
  },
  {
    destination: '/dev/pts',
    type: 'devpts',
    source: 'devpts',
    options: ['nosuid', 'noexec', 'newinstance', 'ptmxmode=0666', 'mode=0620', 'gid=5'],
  },
  {
    destination: '/dev/shm',
    type: 'tmpfs',
    source: 'shm',
    options: ['nosuid', 'noexec', 'nodev', 'mode=1777', 'size=64m'],
  },
  {
    destination: '/sys',
    type: 'sysfs',
    source: 'sysfs',
    options: ['nosuid', 'noexec', 'nodev', 'ro'],
  },
];

const MASKED = ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/sys/firmware'];
const READ_ONLY = ['/proc/bus', '/proc/fs', '/proc/irq', '/proc/sys', '/proc/sysrq-trigger'];

export function ociSpec(settings: ContainerSettings) {
  const bounding = settings.dropsCapabilities ? [] : DOCKER_CAPABILITIES;
  const own = settings.user.uid === 0 ? bounding : [];
  return {
    ociVersion: '1.0.2',
    process: {
      terminal: false,
      user: settings.user,
      args: settings.args,
      env: Object.entries(settings.env).map(([name, value]) => `${name}=${value}`),
      cwd: settings.workingDir,
      capabilities: { bounding, effective: own, permitted: own },
      noNewPrivileges: settings.noNewPrivileges,
    },
    root: { path: settings.root, readonly: settings.readOnly },
    hostname: settings.hostname,
    mounts: [...MOUNTS, ...settings.mounts],
    linux: {
      namespaces: [
        ...['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
        { type: 'network', path: settings.network },
      ],
      maskedPaths: MASKED,
      readonlyPaths: READ_ONLY,
    },
  };
}

/** A user and group of an image, by name or number: `node`, `101:101`. */
export function findUser(given: string, passwd: string, group: string): User {
  const [name = '', groupName] = (given || '0').split(':');
  const rows = (text: string) => text.split('\n').map((line) => line.split(':'));
  const account = rows(passwd).find((row) => row[0] === name || row[2] === name);
  if (!account && !/^\d+$/.test(name)) throw new Error(`The image has no user ${name}`);
  const ofGroup = rows(group).find((row) => row[0] === groupName || row[2] === groupName);
  const gid = groupName === undefined ? account?.[3] : (ofGroup?.[2] ?? groupName);
  return { uid: Number(account?.[2] ?? name), gid: Number(gid ?? 0) };
}
