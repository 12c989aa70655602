console.info("landing");
