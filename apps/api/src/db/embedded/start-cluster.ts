import { type ClusterAddress, clusterAddress } from './cluster-address.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { choosePlacement } from './placement/choose-placement.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { serverSettings } from './server-settings.ts';
import { chooseTransport } from './transport.ts';

/** A running database server of the shop's own. */
export interface Cluster {
  /** For the driver: where it answers, and as whom. */
  address: ClusterAddress['config'];
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** An existing folder, absolute, that is the caller's alone. */
  dataDir: string;
  /** Refuse a folder without a database. */
  mustExist?: boolean;
  /** In the place of the ordinary ones of the same name. */
  settings?: Readonly<Record<string, string>>;
  /** Told when the server ends by itself, and of each start that fails then. */
  onError?: (error: Error) => void;
}

/** Makes the database of a data folder where there is none, and starts its server. Throws `OpenFailure`. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, settings, onError } = options;
  const transport = await chooseTransport(dataDir);
  const placement = await choosePlacement(dataDir);
  await prepareCluster(placement, { transport, mustExist: options.mustExist === true });
  const server = await startEmbeddedServer(
    placement,
    { ...serverSettings, ...settings, ...transport.settings },
    onError,
  );
  const { config, release } = clusterAddress(placement.folder, transport);
  return {
    address: config,
    stop: async () => {
      await server.stop();
      release();
    },
  };
}
