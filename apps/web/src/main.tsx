import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { firstLanguage } from './settings/language.tsx';
import { guardLetterKeys } from './settings/letter-keys.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root to live in');
// A page that cannot have this now is played all the same.
void import('./offline/start.ts').then(({ startOffline }) => startOffline()).catch(() => {});
guardLetterKeys();
void firstLanguage().then((language) => {
  // In slices: whoever touches the page while it is being built does not wait for all of it.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App language={language} />
      </StrictMode>,
    );
  });
});
