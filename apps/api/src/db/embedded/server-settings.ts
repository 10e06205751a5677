export const serverSettings: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  max_connections: '30',
  shared_buffers: '32MB',
  // Shared memory uses mmap, because in a container /dev/shm may be missing or as small as 64 MB.
  dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  huge_pages: 'off',
  io_method: 'sync',
  autovacuum_max_workers: '1',
  jit: 'off',

  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Statements are not logged, because their values may be personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  logging_collector: 'off',
};
