/** The Spanish texts of failures that any visitor's page may meet (failure.ts). */
export const unreachable =
  "No se pudo conectar con Hearthline. Revise su conexión e inténtelo de nuevo.";
export const unexpected = "Algo salió mal de nuestro lado. Inténtelo de nuevo.";
