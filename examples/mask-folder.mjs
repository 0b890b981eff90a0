// Masks every .txt and .md file of a folder into another one, in one session: a name has the same placeholder in all.
// Run: node examples/mask-folder.mjs letters masked
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Palimpsest } from '@palimpsest/client';

const { PALIMPSEST_URL = 'http://127.0.0.1:8080', PALIMPSEST_API_KEY = '' } = process.env;
const [from = 'letters', to = 'masked'] = process.argv.slice(2);
const palimpsest = new Palimpsest({ baseUrl: PALIMPSEST_URL, apiKey: PALIMPSEST_API_KEY });

const session = await palimpsest.session({ ttlSeconds: 3600 });
try {
  const files = (await readdir(from)).filter((file) => /\.(txt|md)$/.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(from, file), 'utf8')));

  for (const text of texts) await session.mask(text); // first round: the session learns the names of all documents
  await mkdir(to, { recursive: true });
  for (const [index, file] of files.entries()) {
    const { text, entities } = await session.mask(texts[index]);
    await writeFile(join(to, file), text, { flag: 'wx' }); // never over a file that is there: it may be the original
    console.log(`${file}: ${entities.length} masked`);
  }
} finally {
  await session.destroy(); // nothing can be restored after this; keep the session as long as you need its replies
}
