/**
 * Runs a Vendure shop with its built-in search in a separate database schema. `load/vendure.mjs` fills in its cards.
 */
import { bootstrap, DefaultLogger, DefaultSearchPlugin, LogLevel } from '@vendure/core';

const { SHOP_DATABASE_URL = '', SHOP_SCHEMA = '', SHOP_PORT = '0', SHOP_PASSWORD = '' } = process.env;

const app = await bootstrap({
  apiOptions: { port: Number(SHOP_PORT), hostname: '127.0.0.1', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: SHOP_PASSWORD },
  },
  dbConnectionOptions: {
    ...{ type: 'postgres', url: SHOP_DATABASE_URL, schema: SHOP_SCHEMA, synchronize: true },
    extra: { application_name: 'vendure' },
  },
  paymentOptions: { paymentMethodHandlers: [] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  plugins: [DefaultSearchPlugin.init({ indexStockStatus: false, bufferUpdates: true })],
});
process.on('SIGTERM', () => void app.close().finally(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
