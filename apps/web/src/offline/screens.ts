/** Which addresses are the page itself, as the server has it: names without a dot that it does not answer otherwise. */
export const isScreen = (path: string): boolean =>
  !path.includes('.') && !/^\/(assets|cards|card-images|guest|push|metrics|health)(\/|$)/.test(path);
