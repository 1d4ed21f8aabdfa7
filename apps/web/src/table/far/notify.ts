/** A notice of the system, where the person has allowed it. */
const TAG = 'your-turn';

export const mayAskToNotify = (): boolean => 'Notification' in window && Notification.permission === 'default';

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission();
}

export async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // Phones show notices only through the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { body, tag: TAG });
  else new Notification(title, { body, tag: TAG });
}
