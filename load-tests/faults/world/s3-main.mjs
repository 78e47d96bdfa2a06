import S3rver from 's3rver';

// Runs an S3 server in a separate process, which can be frozen.
const [directory = '', port = '0'] = process.argv.slice(2);
await new S3rver({ address: '127.0.0.1', port: Number(port), directory, silent: true }).run();
