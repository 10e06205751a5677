import { type ClusterAddress, clusterAddress } from './cluster-address.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { choosePlacement } from './placement/choose-placement.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { serverSettings } from './server-settings.ts';
import { chooseTransport } from './transport.ts';

export interface Cluster {
  address: ClusterAddress['config'];
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** An existing absolute path of a folder that the caller has locked. */
  dataDir: string;
  mustExist?: boolean;
  settings?: Readonly<Record<string, string>>;
  onError?: (error: Error) => void;
}

/** Starts the server of a data folder and creates the database if it is missing. Throws `OpenFailure`. */
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
