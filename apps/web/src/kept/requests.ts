/** Requests to a database of the browser, as promises. */

/** `cannot`: why it failed, where the browser does not say. */
export const doneOr =
  (cannot: string) =>
  <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error(cannot));
    });
